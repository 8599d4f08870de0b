import * as RadixToast from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { classes } from './classes'
import { Icon } from './Icon'
import { dismissToast, toasts } from './toast'
import css from './Toasts.module.css'

const DURATION = 5_000

/** One toast at a time, 5 s, paused while hovered or focused; F8 moves the focus to it (Radix). */
export default function Toasts() {
  const { current } = useSnapshot(toasts)
  return (
    <RadixToast.Provider duration={DURATION} swipeDirection="up" label="Message">
      {current && (
        <RadixToast.Root
          key={current.id}
          className={classes(css.toast, current.destructive && css.destructive)}
          type={current.destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(current.id)}
        >
          <div className={css.words}>
            <RadixToast.Title className={css.title}>{current.title}</RadixToast.Title>
            {current.description && (
              <RadixToast.Description className={css.description}>
                {current.description}
              </RadixToast.Description>
            )}
          </div>
          {current.action && (
            <RadixToast.Action
              className={css.action}
              altText={current.action.label}
              onClick={current.action.run}
            >
              {current.action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close className={css.close} aria-label="Close message">
            <Icon of={X} size={20} />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className={css.viewport} hotkey={['F8']} />
    </RadixToast.Provider>
  )
}
