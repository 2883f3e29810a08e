import { useText } from '../house'
import { Sign } from './signs'
import { TimeLine } from './TimeLine'
import { PACES, type Reel, STRIDES } from './use-reel'

/** On, back and by itself: by what is stepped, and how fast it plays. */
export function Transport({ reel }: { readonly reel: Reel }) {
  const { t } = useText()
  const { film } = reel.open
  return (
    <div className="transport" data-testid="transport">
      <TimeLine reel={reel} />
      <div className="transport-keys">
        <label className="transport-choice">
          <span className="unseen">{t('theatre.by')}</span>
          <select
            value={reel.by}
            data-testid="film-by"
            onChange={e => reel.setBy(STRIDES.find(s => s === e.target.value) ?? 'event')}
          >
            {STRIDES.filter(s => s !== 'mark' || reel.track.marks.length > 0).map(s => (
              <option key={s} value={s}>
                {t(`theatre.by.${s}`)}
              </option>
            ))}
          </select>
        </label>
        <div className="transport-go">
          <Key
            sign="first"
            label={t('theatre.first')}
            keys="Home"
            off={reel.place.at === 0}
            on={() => reel.go(0)}
            testId="film-first"
          />
          <Key
            sign="back"
            label={t(`theatre.back.${reel.by}`)}
            keys="←"
            off={!reel.can(-1)}
            on={() => reel.step(-1)}
            testId="film-back"
          />
          <button
            type="button"
            className="button primary transport-play"
            aria-pressed={reel.playing}
            aria-label={t(reel.playing ? 'theatre.stop' : 'theatre.play')}
            title={t(reel.playing ? 'theatre.stop' : 'theatre.play')}
            data-testid="film-play"
            disabled={!reel.playing && !reel.can(1)}
            onClick={() => reel.setPlaying(!reel.playing)}
          >
            <Sign name={reel.playing ? 'stop' : 'play'} />
          </button>
          <Key
            sign="next"
            label={t(`theatre.next.${reel.by}`)}
            keys="→"
            off={!reel.can(1)}
            on={() => reel.step(1)}
            testId="film-next"
          />
          <Key
            sign="last"
            label={t('theatre.last')}
            keys="End"
            off={reel.place.at === film.steps.length}
            on={() => reel.go(film.steps.length)}
            testId="film-last"
          />
        </div>
        <label className="transport-choice">
          <span className="unseen">{t('theatre.pace')}</span>
          <select
            value={reel.pace}
            data-testid="film-pace"
            onChange={e => reel.setPace(PACES.find(p => p === Number(e.target.value)) ?? 2)}
          >
            {PACES.map(p => (
              <option key={p} value={p}>
                {t('theatre.pace.each', { count: p })}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  )
}

function Key({
  sign,
  label,
  keys,
  off,
  on,
  testId,
}: {
  readonly sign: Parameters<typeof Sign>[0]['name']
  readonly label: string
  readonly keys: string
  readonly off: boolean
  readonly on: () => void
  readonly testId: string
}) {
  return (
    <button
      type="button"
      className="button bare icon"
      aria-label={label}
      title={`${label} (${keys})`}
      disabled={off}
      data-testid={testId}
      onClick={on}
    >
      <Sign name={sign} />
    </button>
  )
}
