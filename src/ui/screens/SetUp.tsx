import { useT } from '../house'

export function SetUpScreen({ scenario }: { readonly scenario: string | null }) {
  const t = useT()
  return (
    <main className="waiting">
      <h1>{t('ui.setup.title')}</h1>
      <p>{scenario}</p>
      <a className="button" href="#/">
        {t('ui.back')}
      </a>
    </main>
  )
}
