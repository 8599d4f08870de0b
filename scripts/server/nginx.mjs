import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const hasNginx = () => !spawnSync('nginx', ['-v']).error

/** nginx in front of some ports, all its files in a folder of its own; resolves when it answers. */
export async function startNginx(port, upstreams) {
  const folder = mkdtempSync(join(tmpdir(), 'puttogether-nginx-'))
  const path = join(folder, 'nginx.conf')
  writeFileSync(path, configuration(folder, port, upstreams))
  const child = spawn('nginx', ['-p', folder, '-c', path, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100 && !(await answers(address)); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true })
  }
  return { address, stop }
}

const configuration = (folder, port, upstreams) => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream puttogether {
    ${upstreams.map((upstream) => `server 127.0.0.1:${upstream};`).join(' ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://puttogether;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-Proto https;
      proxy_next_upstream error timeout;
    }
  }
}
`

const answers = (address) =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
