import { Link } from "react-router-dom";
import type { ToConfirmCard } from "#contract/listings/status/confirmation.ts";
import { getPrice } from "#shared/listings/property-price.ts";
import { statusLabels } from "#web/admin/features/shared/listings/status-labels.ts";
import { formatDate, formatPrice, joinParts } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { type Answer, answerLabels } from "./confirm-answers.ts";
import { listerLink } from "./lister-link.ts";

interface ToConfirmRowProps {
  listing: ToConfirmCard;
  isSelected: boolean;
  isBusy: boolean;
  onSelect: (isSelected: boolean) => void;
  onAnswer: (answer: Answer) => void;
}

/** A listing to confirm, with the answers. */
export function ToConfirmRow({ listing, isSelected, isBusy, onSelect, onAnswer }: ToConfirmRowProps) {
  const { uuid, reference, title, kind, area, city, status, confirmed_at, listed_by } = listing;
  const chat = listerLink(listing);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      {/* As wide as a phone, so that the answers are below it there. */}
      <div className="flex min-w-0 grow basis-[18rem]">
        <label className="-mt-2.5 -ml-2 flex size-11 flex-none items-center pl-2">
          <input
            type="checkbox"
            aria-label={`Select ${reference}`}
            checked={isSelected}
            onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
          />
        </label>
        <p className="min-w-0 wrap-anywhere">
          <Link to={paths.property(uuid)} className="font-bold text-ink">
            {title}
          </Link>
          <br />
          <small className="text-1 text-ink2">
            <span>{joinParts([reference, formatPrice(kind, getPrice(listing)), area ?? city, listed_by], " · ")}</span>
            <br />
            <span>{`${status === "under_offer" ? `${statusLabels[status]}. ` : ""}${confirmed_at ? `Confirmed on ${formatDate(confirmed_at)}` : "Never confirmed"}`}</span>
          </small>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {(Object.keys(answerLabels) as Answer[]).map((answer) => (
          // Three solid buttons in each row would be too strong.
          <Button
            key={answer}
            look="outline"
            className="min-h-touch border-edge px-3 text-1 text-ink"
            busy={isBusy}
            onClick={() => onAnswer(answer)}
          >
            <span>{answerLabels[answer]}</span>
            <span className="sr-only">{`: ${reference}`}</span>
          </Button>
        ))}
        {chat && (
          <ButtonAnchor look="quiet" className="px-0 text-1" href={chat} target="_blank" rel="noreferrer">
            <Icon name="chat" />
            Ask the lister
            <span className="sr-only">{` of ${reference}`}</span>
          </ButtonAnchor>
        )}
      </div>
    </li>
  );
}
