export function serve(options: {
  dir: string
  port: number
  host?: string
  seek?: boolean
}): Promise<{ port: number; close(): void }>
