import '../../ui/styles/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { NamesProvider } from '../../privacy.tsx'
import { PhoneRound } from './phone-round.tsx'
import { Round } from './round.ts'

const round = new Round()
void round.open()
addEventListener('online', () => void round.look())
addEventListener('offline', () => round.lose())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void round.look()
})

createRoot(document.getElementById('round')!).render(
  <StrictMode>
    <NamesProvider>
      <PhoneRound round={round} />
    </NamesProvider>
  </StrictMode>,
)
