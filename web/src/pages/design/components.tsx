import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { ArrowLink, BackLink, Button, IconButton, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { Checkbox, PasswordField } from '../../ui/more-fields.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type IconName, iconSet } from '../../ui/icon-set.ts'
import { PageDots } from '../../ui/page-dots.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { CutOut, Picture } from '../../ui/picture.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Stars } from '../../ui/stars.tsx'
import { showToast, type Toast } from '../../ui/toasts.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import css from '../design.module.css'

const toastTypes: Toast['type'][] = ['info', 'success', 'warning', 'error']

const Buttons = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h2>Buttons</h2>
      <div className={css.row}>
        <SubmitButton>Create a story</SubmitButton>
        <SubmitButton busy="Signing in...">Log In</SubmitButton>
        <Button look="ink">Apply</Button>
        <Button icon="book">Outline</Button>
        <Button look="bare">Bare</Button>
        <Button size="tight">Tight</Button>
        <Button disabled>Disabled</Button>
        <IconButton icon="lamp" label="Lamp off" />
        <ArrowLink to="/design">Read Story</ArrowLink>
        <BackLink to="/design">Back to Dashboard</BackLink>
      </div>
      <h2>Messages</h2>
      <div className={css.row}>
        {toastTypes.map((type) => (
          <Button key={type} onClick={() => showToast(type, `This is how a toast of type ${type} looks`)}>
            Toast: {type}
          </Button>
        ))}
        <Button onClick={() => setOpen(true)}>Dialog</Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Report this story"
        actions={
          <>
            <Button look="ink">Submit Report</Button>
            <Button look="bare" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </>
        }
      >
        <TextArea label="Reason" hint="You need not give one." />
      </Dialog>
    </>
  )
}

const Fields = () => (
  <>
    <h2>Fields</h2>
    <div className={css.fields}>
      <Field label="Name" placeholder="Title, place, anything" hint="A nickname works just as well." />
      <Field label="Email" defaultValue="ines@moreau" error="Please enter a valid email address" />
      <PasswordField label="Password" defaultValue="a secret" />
      <Select label="Status">
        <option>All Stories</option>
      </Select>
      <TextArea label="Reason" />
      <Checkbox label="I accept the terms and conditions" defaultChecked />
    </div>
  </>
)

const Pieces = () => {
  const [page, setPage] = useState(4)
  return (
    <>
      <h2>Pictures</h2>
      <div className={css.pictures}>
        <Picture src="/art/step-paint.webp" alt="" cut={1} />
        <Picture src="/art/step-pencil.webp" alt="" cut={2} pencil />
        <CutOut cut={3} />
      </div>
      <h2>Pieces</h2>
      <div className={css.pieces}>
        <Banner>Invalid email or password</Banner>
        <Stars average={4.4} />
        <ProgressBar percent={46} label="Progress" />
        <PageDots count={10} current={page} onPick={setPage} />
        <PageDots count={16} current={page} onPick={setPage} />
        <Pagination page={page} totalPages={9} href={() => '/design'} />
        <Spinner />
        <ErrorState title="Oops! Something went wrong" heading="h3" onRetry={() => {}}>
          Failed to load public stories
        </ErrorState>
      </div>
    </>
  )
}

/** Every component of `ui/`. */
export const Components = ({ theme }: { theme: string }) => (
  <>
    <Buttons />
    <Fields />
    <Pieces />
    <h2>Icons</h2>
    <ul className={css.icons} aria-label={`Icons, ${theme}`}>
      {(Object.keys(iconSet) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  </>
)
