import { useState } from "react";
import type { ToConfirmResponse } from "#contract/listings/status/confirmation.ts";
import { DashboardHead } from "#web/admin/ui/dashboard-head.tsx";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { OwnersToAsk } from "../owners/owners-to-ask.tsx";
import { type Answer, answerLabels } from "./confirm-answers.ts";
import { ToConfirmRow } from "./to-confirm-row.tsx";
import { useAnswers } from "./use-answers.tsx";
import { useToConfirm } from "./use-to-confirm.ts";

const moreCount = 100;

/** Listings to confirm, the oldest confirmation first, with a button for each answer. Renders nothing if there are none. */
export function ToConfirm() {
  const [isLong, setIsLong] = useState(false);
  const { data } = useToConfirm(isLong ? moreCount : undefined);
  const [isByOwner, setIsByOwner] = useState(false);
  if (!data || data.total === 0) return null;
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
      <div className="mb-2 flex flex-wrap gap-2">
        {(["home", "owner"] as const).map((by) => (
          <Button
            key={by}
            look={isByOwner === (by === "owner") ? "solid" : "outline"}
            className="min-h-touch px-3 text-1"
            aria-pressed={isByOwner === (by === "owner")}
            onClick={() => setIsByOwner(by === "owner")}
          >
            {by === "owner" ? "Ask the owners" : "By home"}
          </Button>
        ))}
      </div>
      {isByOwner ? <OwnersToAsk /> : <HomesToConfirm data={data} isLong={isLong} onLong={() => setIsLong(true)} />}
    </section>
  );
}

interface HomesToConfirmProps {
  data: ToConfirmResponse;
  isLong: boolean;
  onLong: () => void;
}

function HomesToConfirm({ data, isLong, onLong }: HomesToConfirmProps) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { busy, answer } = useAnswers();
  const listings = data.data.properties;
  const chosen = listings.filter(({ uuid }) => selected.includes(uuid));
  const select = (uuid: string, isSelected: boolean) =>
    setSelected((before) => [...before.filter((other) => other !== uuid), ...(isSelected ? [uuid] : [])]);
  const answerChosen = async (given: Answer) => {
    await answer(chosen, given);
    setSelected([]);
  };
  return (
    <>
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
          <Button look="quiet" onClick={onLong}>
            Show more
          </Button>
        )}
      </div>
    </>
  );
}
