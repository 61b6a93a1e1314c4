import { lazy, Suspense, useEffect, useState } from 'react'
import * as routes from 'virtual:routes'
import { useLocation, useNavigate } from '../lib/router/router.tsx'
import { useSession } from '../data/session-store.ts'
import { CategoryIcon } from '../features/categories/category-icon.tsx'
import { useCategories } from '../features/categories/use-categories.ts'
import { lovedSubjects } from '../features/children/topics.ts'
import { ChoiceDots } from '../features/create-form/choice-dots.tsx'
import { CreateForm } from '../features/create-form/create-form.tsx'
import { pickOf } from '../features/create-form/story-draft.ts'
import { useDraft } from '../features/create-form/use-draft.ts'
import { BackLink } from '../ui/button.tsx'
import { LoginDialog } from '../ui/login-dialog.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { showToast } from '../ui/toasts.ts'
import { ErrorState } from '../ui/error-state.tsx'
import css from './create.module.css'
import type { DraftProps } from './create/use-heroes.ts'
import { WhoIsItFor } from './create/who-is-it-for.tsx'

// Lazy: needed once the optional section is opened.
const CharacterPicker = lazy(async () => ({
  default: (await import('../features/characters/character-picker.tsx')).CharacterPicker,
}))

const charactersPath = '/dashboard/characters'

const SavedCompanions = ({ draft, change }: DraftProps) => (
  <Suspense>
    <CharacterPicker
      of="companion"
      legend="Companion"
      nobody="No one in particular"
      chosen={draft.companion?.id ?? null}
      onChoose={(companion) => change(companion ? pickOf(companion) : { companion: null })}
      more={{ to: `${charactersPath}/new-companion?for=story`, label: 'New companion' }}
    />
  </Suspense>
)

const icon = (id: string) => <CategoryIcon id={id} />

/** Whether the user comes back from a login that they started by submitting; only once, not after a reload. */
const useResumes = (): boolean => {
  const { state } = useLocation()
  const [resumes] = useState((state as { resumes?: unknown } | null)?.resumes === true)
  const navigate = useNavigate()
  useEffect(() => {
    if (resumes) navigate('/create', { replace: true })
  }, [resumes, navigate])
  return resumes
}

export const Create = () => {
  usePageTitle('Create Story')
  const { draft, change, forget } = useDraft()
  const { status } = useSession()
  const signedOut = status === 'signed-out'
  const [isLoginOpen, setLoginOpen] = useState(false)
  const navigate = useNavigate()
  const startsAtOnce = useResumes() && status === 'signed-in'
  const categories = useCategories()

  return (
    <div className="wrap">
      <div className={css.top}>
        <BackLink to="/dashboard">Back to Dashboard</BackLink>
        <h1>What is tonight’s story?</h1>
        <ChoiceDots draft={draft} />
      </div>
      {categories.isPending && <Spinner>Loading categories...</Spinner>}
      {categories.isError && (
        <ErrorState onRetry={() => void categories.refetch()}>{routes.listCategories.failure}</ErrorState>
      )}
      {categories.data && (
        <CreateForm
          categories={categories.data}
          draft={draft}
          change={change}
          icon={icon}
          who={(props) => <WhoIsItFor {...props} draft={draft} isSignedIn={status === 'signed-in'} />}
          companions={status === 'signed-in' && <SavedCompanions {...{ draft, change }} />}
          subjectTip={draft.child ? lovedSubjects(draft.child.name, draft.child.loves) : ''}
          drawing={<img src="/art/step-pencil.webp" alt="" width="960" height="720" />}
          startsAtOnce={startsAtOnce}
          mayCreate={() => {
            setLoginOpen(signedOut)
            return !signedOut
          }}
          onCreated={(story) => {
            forget()
            showToast('success', 'Story creation started! Your magical story will be generated shortly.')
            navigate(`/story/${story.id}`)
          }}
        />
      )}
      <LoginDialog
        open={isLoginOpen}
        onClose={() => setLoginOpen(false)}
        title="Please log in to create a story"
        resumes
      >
        We’ll keep everything you chose and start your story as soon as you’re logged in.
      </LoginDialog>
    </div>
  )
}
