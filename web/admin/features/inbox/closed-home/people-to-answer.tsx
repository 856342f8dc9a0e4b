import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { formatCount } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { usePeopleToAnswer, type WaitingPerson } from "./use-people-to-answer.ts";
import { WaitingPersonRow } from "./waiting-person-row.tsx";

/** Everyone who waits for a home that is sold or let, each with the prepared message, to be answered in one go. */
export function PeopleToAnswer({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const answering = usePeopleToAnswer(uuid);
  const { people, chosen, isBusy, isLoading, error, retry, stateOf, answerAll } = answering;
  if (error !== undefined) return <FailedState title="The people could not be loaded" error={error} onRetry={retry} />;
  if (isLoading) return <SkeletonBar className="my-4 h-40" />;
  const left = people.filter(({ id }) => stateOf(id) !== "done");
  const untold = people.filter(({ id }) => answering.outcomeOf(id)?.cancelled?.told === null).length;
  const failed = left.filter(({ id }) => stateOf(id) === "failed").length;
  return (
    <div className="grid gap-3 pt-3">
      <p role="status" className={failed > 0 ? "font-bold text-bad" : "text-ink2"}>
        {describe(people, left, failed, untold)}
      </p>
      <ul className="border-t border-line empty:hidden">
        {people.map((person) => (
          <WaitingPersonRow key={person.id} person={person} answering={answering} />
        ))}
      </ul>
      <div className="-bottom-4 -mx-4 -mb-4 flex flex-wrap gap-2 border-t border-line bg-paper px-4 pt-2 pb-4 [@media(min-height:26em)]:sticky">
        {left.length > 0 && (
          <Button className="flex-auto" busy={isBusy || chosen.length === 0} onClick={answerAll}>
            {isBusy ? "Answering..." : actionText(chosen)}
          </Button>
        )}
        <Button look={left.length > 0 ? "quiet" : "solid"} className="flex-auto" onClick={onClose}>
          {left.length > 0 ? "Later" : "Done"}
        </Button>
      </div>
    </div>
  );
}

function describe(
  people: readonly WaitingPerson[],
  left: readonly WaitingPerson[],
  failed: number,
  untold: number,
): string {
  if (people.length === 0) return "No one waits: there is no open viewing and no unanswered enquiry.";
  if (left.length === 0)
    return untold === 0
      ? "Everyone is answered."
      : `${formatCount(untold, "viewing")} cancelled without an email. The row says how to tell the person.`;
  if (failed > 0) return `${failed} of ${people.length} failed. Try again: nothing is done twice.`;
  return "Send each the prepared message. What is ticked is then recorded in one go; viewings are cancelled, by email where there is one.";
}

function actionText(chosen: readonly WaitingPerson[]): string {
  const viewings = chosen.filter(({ kind }) => kind === "viewing").length;
  const answers = chosen.length - viewings;
  if (chosen.length === 0) return "Tick whom you have told";
  const cancel = viewings > 0 ? `Cancel ${formatCount(viewings, "viewing")}` : "";
  const record = answers > 0 ? `${cancel ? ", record" : "Record"} ${formatCount(answers, "answer")}` : "";
  return cancel + record;
}
