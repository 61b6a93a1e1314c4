import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startSession } from '../data/session.ts'
import '../ui/css/fonts.css'
import '../ui/css/fallback-fonts.css'
import '../ui/css/tokens.css'
import '../ui/css/base.css'
import { startTheme } from '../ui/theme.ts'
import { App } from './app.tsx'
import { watchScripts } from './missing-script.ts'

watchScripts()
startTheme()
void startSession()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
