import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { NumberInSentence, SentenceProblems } from "./number-in-sentence.tsx";
import type { AvailabilityForm } from "./use-availability.ts";

/** How long before an appointment it is booked at the latest, and how long nothing follows it. */
export function NoticeRules({ form: { draft, problems, update } }: { form: AvailabilityForm }) {
  const [noticeProblem, bufferProblem] = [problems.get("notice_hours"), problems.get("buffer_minutes")];
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <span>Visitors book at least</span>
        <NumberInSentence
          label="Hours ahead"
          min={0}
          max={appointmentLimits.noticeHours}
          step={1}
          value={draft.notice_hours}
          problem={noticeProblem}
          onChange={(notice_hours) => update({ notice_hours })}
        />
        <span>hours before.</span>
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <span>After each appointment,</span>
        <NumberInSentence
          label="Minutes between"
          min={0}
          max={appointmentLimits.bufferMinutes}
          step={appointmentLimits.gridMinutes}
          value={draft.buffer_minutes}
          problem={bufferProblem}
          onChange={(buffer_minutes) => update({ buffer_minutes })}
        />
        <span>minutes stay free.</span>
      </p>
      <SentenceProblems problems={[noticeProblem, bufferProblem]} />
    </div>
  );
}
