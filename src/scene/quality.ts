import type { Quality } from './assets'

/** What a quality stands for. Sizes in pixels, densities 1 as intended. */
export interface Grade {
  readonly quality: Quality
  /** The ground picture's width at most, and its pixels a cm. */
  readonly ground: number
  readonly cell: number
  readonly detail: number
  readonly dense: number
  readonly shadow: number
  readonly ratio: number
}

const GRADES: { readonly [q in Quality]: Omit<Grade, 'quality'> } = {
  low: { ground: 2048, cell: 1, detail: 0.5, dense: 0.7, shadow: 1536, ratio: 1 },
  medium: { ground: 3072, cell: 0.75, detail: 1, dense: 1, shadow: 2048, ratio: 2 },
  high: { ground: 4096, cell: 0.6, detail: 1.4, dense: 1, shadow: 4096, ratio: 2 },
}

export const gradeOf = (quality: Quality): Grade => ({ quality, ...GRADES[quality] })

/** Whether a graphics card's name is that of a renderer in software. */
export const isSoftware = (renderer: string): boolean =>
  /swiftshader|llvmpipe|softpipe|software|basic render|lavapipe/i.test(renderer)

/** The quality for a machine: low in software, medium on small screens and where textures must be small. */
export function chooseQuality(renderer: string, screenWidth: number, maxTexture: number): Quality {
  if (isSoftware(renderer) || maxTexture < 4096) return 'low'
  return screenWidth < 1100 || maxTexture < 8192 ? 'medium' : 'high'
}

/** What a WebGL context says that it is drawn by; empty where it won't say. */
export function rendererName(gl: WebGL2RenderingContext | WebGLRenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)
  return typeof name === 'string' ? name : ''
}
