import { useRef, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../../../components/Button/Button.tsx'

interface FileButtonProps extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'capture'> {
  readonly onFiles: (files: FileList | null) => void
  readonly children: ReactNode
}

/** A button that opens the browser's choice of files, or the camera. */
export function FileButton({ onFiles, children, ...props }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          onFiles(target.files)
          // The same file may be chosen once more.
          target.value = ''
        }}
        {...props}
      />
      <Button variant="secondary" onPress={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
