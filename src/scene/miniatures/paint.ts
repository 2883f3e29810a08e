/** The paint of the figures: one material for all, which takes each vertex's colour from a small table of dresses. */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DataTexture,
  MeshLambertMaterial,
  NearestFilter,
  RGBAFormat,
  SRGBColorSpace,
  UnsignedByteType,
} from 'three'
import { columnOf, type Dress, PALETTE_COLUMNS, paletteRow } from './dress'
import type { GlbMesh } from './glb'
import type { Kit } from './kit'

/** A kit's mesh ready to draw: position, normal, and `paint` = palette column, shade, swing. */
export function figureGeometry(kit: Kit, mesh: GlbMesh): BufferGeometry {
  const count = mesh.slot.length
  const paint = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) {
    paint[i * 3] = columnOf(kit, Math.round(mesh.slot[i]))
    paint[i * 3 + 1] = mesh.shade[i]
    paint[i * 3 + 2] = mesh.swing[i]
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(mesh.position, 3))
  geometry.setAttribute('normal', new BufferAttribute(mesh.normal, 3))
  geometry.setAttribute('paint', new BufferAttribute(paint, 3))
  geometry.setIndex(new BufferAttribute(count < 65536 ? new Uint16Array(mesh.index) : mesh.index, 1))
  return geometry
}

export interface Palette {
  readonly texture: DataTexture
  /** The row for a kit in a dress; the same for the same pair. */
  rowOf(kit: Kit, dressName: string, dress: Dress): number
  /** Sends what has been added to the card. */
  commit(): void
  dispose(): void
}

const ROWS = 128

export function createPalette(): Palette {
  const data = new Uint8Array(PALETTE_COLUMNS * ROWS * 4)
  const texture = new DataTexture(data, PALETTE_COLUMNS, ROWS, RGBAFormat, UnsignedByteType)
  texture.colorSpace = SRGBColorSpace
  texture.minFilter = NearestFilter
  texture.magFilter = NearestFilter
  texture.generateMipmaps = false
  texture.needsUpdate = true
  const rows = new Map<string, number>()
  let changed = false
  return {
    texture,
    rowOf(kit, dressName, dress) {
      const key = `${kit.name}\n${dressName}`
      const known = rows.get(key)
      if (known !== undefined) return known
      // a table of more than 128 dresses paints the rest like the last
      const row = Math.min(rows.size, ROWS - 1)
      rows.set(key, row)
      const colour = new Color()
      paletteRow(kit, dress).forEach((text, i) => {
        const at = (row * PALETTE_COLUMNS + i) * 4
        const hex = colour.setStyle(text).getHex()
        data[at] = (hex >> 16) & 255
        data[at + 1] = (hex >> 8) & 255
        data[at + 2] = hex & 255
        data[at + 3] = 255
      })
      changed = true
      return row
    },
    commit() {
      if (changed) texture.needsUpdate = true
      changed = false
    },
    dispose: () => texture.dispose(),
  }
}

/** The figures' material. Instances carry `figure` = palette row, horse, swing of the legs in cm, tint. */
export function figureMaterial(palette: Palette): MeshLambertMaterial {
  const material = new MeshLambertMaterial()
  material.onBeforeCompile = shader => {
    shader.uniforms.palette = { value: palette.texture }
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
attribute vec3 paint;
attribute vec4 figure;
uniform sampler2D palette;
varying vec3 vPaint;`,
      )
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
transformed.z -= paint.z * figure.z;
float column = paint.x + (paint.x > 47.5 ? figure.y : 0.0);
vec3 slotColour = texelFetch(palette, ivec2(int(column + 0.5), int(figure.x + 0.5)), 0).rgb;
vPaint = slotColour * paint.y * sqrt(paint.y) * 1.3 * figure.w + 0.014;`,
      )
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vPaint;')
      .replace('#include <color_fragment>', '#include <color_fragment>\ndiffuseColor.rgb *= vPaint;')
      // paint is never quite dark: it must be told from the table's far side
      .replace('#include <emissivemap_fragment>', '#include <emissivemap_fragment>\ntotalEmissiveRadiance += vPaint * 0.14;')
  }
  material.customProgramCacheKey = () => 'campo-figure'
  return material
}
