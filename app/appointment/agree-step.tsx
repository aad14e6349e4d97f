import { ConsentBox } from '../forms/consent-box.tsx'
import { FormProblem } from '../forms/form.tsx'
import { FormStep } from '../forms/form-steps.tsx'
import { SendingNote } from '../forms/sending-note.tsx'
import { StepHead } from '../forms/step-head.tsx'
import { Listen } from '../ui/listen.tsx'
import type { StepProps } from './when-step.tsx'

export const AgreeStep = ({
  form,
  head,
  isHere,
  className,
}: StepProps & { className: string | undefined }) => (
  <FormStep number={3} className={className}>
    <StepHead {...head} question={form.questions.agree}>
      <Listen to="notice" {...form.consent.listen} />
    </StepHead>
    {isHere && <FormProblem />}
    <SendingNote />
    <ConsentBox {...form.consent} />
  </FormStep>
)
