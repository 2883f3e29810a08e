import type { SoundPlayer } from '../scene/sound/player'
import type { SettingsStore, Sound } from '../ui/ports'

/** The sounds of the table. Nothing of them is fetched while they are off, as they are at first. */
export function createSound(settings: SettingsStore): Sound {
  let player: SoundPlayer | null = null
  let coming: Promise<SoundPlayer> | null = null
  const fetched = async (): Promise<SoundPlayer> => {
    const { createPlayer } = await import('../scene/sound/player')
    player ??= createPlayer()
    return player
  }
  return {
    play(kind, far = 0) {
      const volume = settings.get().sound
      if (volume === 0) return
      if (player) return player.play(kind, volume, far)
      coming ??= fetched()
      coming
        .then(p => p.play(kind, settings.get().sound, far))
        .catch(() => {
          coming = null
        })
    },
  }
}
