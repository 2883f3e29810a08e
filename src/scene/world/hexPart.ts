import type { Scene } from 'three'
import type { Id } from '../../base/units'
import type { Footprint, Point } from '../../geometry/shapes'
import type { HexKit } from '../hexes'
import type { HexLayers, HexLook } from '../hexes/layers'
import type { MiniaturesCore } from '../miniatures'
import type { HeightAt } from '../overlay/drape'
import type { TableProps } from '../props'
import type { Steps } from './groundLayer'

/** How a hex table is looked at where nobody has said. */
const LOOK: HexLook = { grid: true, labels: false, pieces: 'miniatures' }

/** What the world keeps of a hex table; on any other it is empty and does nothing. */
export class HexPart {
  private layers: HexLayers | null = null
  private key = ''
  private show: TableProps['show'] | null = null
  private ground = 0
  private theme: NonNullable<TableProps['theme']> = 'light'

  constructor(
    private readonly kit: HexKit | null,
    private readonly scene: Scene,
  ) {}

  /** What the ground rests on, and what may stand where. */
  under(show: TableProps['show']): { readonly steps: Steps; readonly clear: ReturnType<HexKit['clearOfGrid']> } | null {
    const { kit } = this
    const { hexes, table } = show
    if (!kit || !hexes) return null
    return {
      steps: { footing: kit.footingOf(hexes, table), levels: kit.stepLevels(hexes) },
      clear: kit.clearOfGrid(hexes),
    }
  }

  /** The ground is another: all that lies on it is made anew. Gives how high troops stand over it. */
  make(props: TableProps): number {
    const { kit } = this
    const { hexes, table } = props.show
    this.layers?.dispose()
    this.layers = null
    if (!kit || !hexes) return 0
    this.layers = new kit.HexLayers(hexes, table, props.theme ?? 'light')
    this.scene.add(this.layers.group)
    this.key = ''
    this.ground++
    return kit.BASE.thick
  }

  /** The grid and the stacks, where anything that they are drawn from is another; true where it was. */
  set(props: TableProps, heightAt: HeightAt): boolean {
    const { show, hexes: look = LOOK, language = 'en', theme = 'light' } = props
    const selected = props.hands?.picture().selected ?? []
    const key = JSON.stringify([look, selected, theme, language])
    if (!this.layers || (key === this.key && show === this.show)) return false
    this.key = key
    this.show = show
    this.theme = theme
    this.layers.set(show, heightAt, look, selected, { theme, language, ground: String(this.ground) })
    return true
  }

  /** The ground that the stacks' bases cover. */
  covered(): readonly Footprint[] {
    return this.layers?.covered() ?? []
  }

  /** `moved`: something that the bases go with. */
  frame(
    screen: { readonly width: number; readonly height: number },
    rig: { scale(): number; readonly bearing: number },
    heightAt: HeightAt,
    core: MiniaturesCore | null,
    moved: boolean,
  ): void {
    const poseOf = (id: Id) => core?.poseOf(id) ?? null
    this.layers?.frame(screen, rig.scale(), rig.bearing, heightAt, moved ? poseOf : null)
  }

  /** Where the stacks' badges stand on the screen. */
  badges(
    rig: { readonly bearing: number; onElement(at: Point, height: number): readonly [number, number] | null },
    heightAt: HeightAt,
  ) {
    const onScreen = (at: Point) => rig.onElement(at, heightAt(at[0], at[1]))
    return this.layers?.badgeBoxes(onScreen, rig.bearing, this.theme) ?? []
  }

  dispose(): void {
    this.layers?.dispose()
  }
}
