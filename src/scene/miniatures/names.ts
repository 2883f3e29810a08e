/** The units' names on the rear edge of their bases: small plates, all of them one draw call. */
import { BufferAttribute, BufferGeometry, MeshLambertMaterial } from 'three'
import { CELL_VERTEX, createSheet, type Sheet } from './sheet'

const CELL_WIDTH = 256
const CELL_HEIGHT = 40
/** Few names lie four in a row, many eight, so that no side grows past what every card takes. */
const columnsFor = (cells: number) => (cells > 256 ? 8 : 4)
/** The most names on one table; further units carry none. */
const MOST = 1024
/** Height of a plate on the table, in cm. */
export const PLATE = 0.4

/** A plate of breadth and height 1, its rear edge at z 0, to be read from behind the unit. */
export function plateGeometry(): BufferGeometry {
  const g = new BufferGeometry()
  g.setAttribute('position', new BufferAttribute(new Float32Array([-0.5, 0, 0, 0.5, 0, 0, 0.5, 0, -1, -0.5, 0, -1]), 3))
  g.setAttribute('normal', new BufferAttribute(new Float32Array([0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0]), 3))
  g.setAttribute('uv', new BufferAttribute(new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]), 2))
  g.setIndex([0, 1, 2, 0, 2, 3])
  return g
}

export function plateMaterial(): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -2 })
  material.onBeforeCompile = shader => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', CELL_VERTEX.head)
      .replace('#include <uv_vertex>', CELL_VERTEX.uv)
  }
  material.customProgramCacheKey = () => 'campo-plate'
  return material
}

export interface NameSheet {
  /** The plate for a text in a side's colour: its cell and its breadth in cm; null where there is no room for more. */
  plate(text: string, colour: string): { readonly cell: number; readonly part: number; readonly breadth: number } | null
  readonly sheet: Sheet
}

/** Draws these names. Made anew when the set of names has changed. */
export function createNames(texts: readonly { readonly text: string; readonly colour: string }[]): NameSheet | null {
  const keys = [...new Set(texts.map(t => `${t.colour}\n${t.text}`))].slice(0, MOST)
  if (keys.length === 0) return null
  const sheet = createSheet(keys.length, CELL_WIDTH, CELL_HEIGHT, columnsFor(keys.length))
  if (!sheet) return null
  const known = new Map<string, { cell: number; part: number; breadth: number }>()
  keys.forEach((key, cell) => {
    const [colour, text] = key.split('\n')
    sheet.draw(cell, (brush, width, height) => {
      let size = 27
      const font = (s: number) => `600 ${s}px Inter, "Helvetica Neue", Arial, sans-serif`
      brush.font = font(size)
      let length = brush.measureText(text).width
      if (length > width - 22) {
        size *= (width - 22) / length
        brush.font = font(size)
        length = brush.measureText(text).width
      }
      const light = isLight(colour)
      brush.fillStyle = light ? colour : shaded(colour)
      brush.fillRect(0, 0, width, height)
      brush.fillStyle = light ? '#1d1a14' : '#f6efdf'
      brush.textBaseline = 'middle'
      brush.textAlign = 'left'
      brush.fillText(text, 11, height / 2 + 1)
      const part = Math.min(1, (length + 22) / width)
      known.set(key, { cell, part, breadth: (PLATE * width * part) / height })
    })
  })
  sheet.commit()
  return { sheet, plate: (text, colour) => known.get(`${colour}\n${text}`) ?? null }
}

const parts = (colour: string): number[] => {
  const n = Number.parseInt(colour.slice(1), 16)
  return [16, 8, 0].map(s => (n >> s) & 255)
}
/** A darker shade of a colour, as text. */
const shaded = (colour: string): string => `rgb(${parts(colour).map(p => Math.round(p * 0.62))})`
/** Whether dark letters are the ones to read on it. */
const isLight = (colour: string): boolean => parts(colour).every(p => p > 160)
