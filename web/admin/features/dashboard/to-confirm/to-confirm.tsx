import { useState } from "react";
import { DashboardHead } from "#web/admin/ui/dashboard-head.tsx";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { type Answer, answerLabels } from "./confirm-answers.ts";
import { ToConfirmRow } from "./to-confirm-row.tsx";
import { useAnswers } from "./use-answers.tsx";
import { useToConfirm } from "./use-to-confirm.ts";

const moreCount = 100;

/** Listings to confirm, the oldest confirmation first, with a button for each answer. Renders nothing if there are none. */
export function ToConfirm() {
  const [isLong, setIsLong] = useState(false);
  const { data } = useToConfirm(isLong ? moreCount : undefined);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { busy, answer } = useAnswers();
  if (!data || data.total === 0) return null;
  const listings = data.data.properties;
  const chosen = listings.filter(({ uuid }) => selected.includes(uuid));
  const select = (uuid: string, isSelected: boolean) =>
    setSelected((before) => [...before.filter((other) => other !== uuid), ...(isSelected ? [uuid] : [])]);
  const answerChosen = async (given: Answer) => {
    await answer(chosen, given);
    setSelected([]);
  };
  return (
    <section id="to-confirm" aria-labelledby="to-confirm-title" className="scroll-mt-20">
      <DashboardHead id="to-confirm-title" title="To confirm">
        <span className="text-1 text-ink2">
          {`${formatNumber(data.total)}${!data.total_exact ? "+" : ""} ${data.total === 1 ? "listing" : "listings"}`}
        </span>
      </DashboardHead>
      <p className="mb-3 text-1 text-ink2">
        Are these homes still on offer? Visitors see the date of the last confirmation.
      </p>
      <ul>
        {listings.map((listing) => (
          <ToConfirmRow
            key={listing.uuid}
            listing={listing}
            isSelected={selected.includes(listing.uuid)}
            isBusy={busy.has(listing.uuid)}
            onSelect={(isSelected) => select(listing.uuid, isSelected)}
            onAnswer={(given) => answer([listing], given)}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <fieldset className="sticky bottom-15 flex flex-wrap items-center gap-2 border-t border-line bg-paper py-3 lg:bottom-0">
          <legend className="float-left w-full">{`${formatNumber(chosen.length)} selected`}</legend>
          {(Object.keys(answerLabels) as Answer[]).map((given) => (
            <Button key={given} className="px-3" busy={busy.size > 0} onClick={() => answerChosen(given)}>
              {answerLabels[given]}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap gap-2">
        {listings.length > 1 && (
          <Button
            look="quiet"
            className="-ml-3"
            onClick={() => setSelected(chosen.length === listings.length ? [] : listings.map(({ uuid }) => uuid))}
          >
            {chosen.length === listings.length ? "Select none" : `Select all ${listings.length}`}
          </Button>
        )}
        {!isLong && data.total > listings.length && (
          <Button look="quiet" onClick={() => setIsLong(true)}>
            Show more
          </Button>
        )}
      </div>
    </section>
  );
}
