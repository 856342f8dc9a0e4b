import { Link } from "react-router-dom";
import type { VerifyResponse } from "#contract/site/verify.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { ContactButtons } from "#web/ui/contact/contact-buttons.tsx";
import { formatPropertyPrice } from "../facts/format-property-price.ts";
import { confirmationText, isOffered, statusText } from "../facts/listing-status.ts";
import { placeText } from "../facts/place-text.ts";
import type { Question } from "./read-question.ts";

interface VerifyAnswerProps {
  question: Question;
  answer: VerifyResponse["data"];
}

/** Says whether it is ours, what the home costs, and what to do next. */
export function VerifyAnswer({ question, answer }: VerifyAnswerProps) {
  const { name, listing_rules } = useSite();
  const { result, listing } = answer;
  if (listing) {
    const isOnOffer = isOffered(listing);
    const isConfirmed = isConfirmedLately(listing.confirmed_at, listing_rules.confirm_after_days);
    const offered = isConfirmed ? "Yes, this home is on offer" : "This home is ours, but not confirmed lately";
    return (
      <Answer isGood={isOnOffer && isConfirmed} title={isOnOffer ? offered : statusText(listing)}>
        <p>
          <Link to={paths.property(listing.uuid)}>{`${listing.reference}: ${listing.title}`}</Link>
        </p>
        <p>{joinParts([formatPropertyPrice(listing), placeText(listing)], " · ")}</p>
        <p>
          {isOnOffer
            ? joinParts([statusText(listing), confirmationText(listing, listing_rules.confirm_after_days)], " · ")
            : "It is ours, but nobody can rent or buy it now. Do not pay for it."}
        </p>
      </Answer>
    );
  }
  const typed = "phone" in question ? question.phone : question.reference;
  if (result === "ours")
    return (
      <Answer isGood title="Yes, this is our number">
        <p>{`${typed} is a number of ${name}.`}</p>
      </Answer>
    );
  return (
    <Answer title="Not ours">
      <p>
        {"phone" in question
          ? `${typed} is not a number of ${name}. This is how to reach us:`
          : `We have no home with the reference ${typed}. Compare it with the sign, or ask us:`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ContactButtons service="real-estate" />
      </div>
    </Answer>
  );
}

/** Whether the agency has said in the last days that the home is on offer. */
const isConfirmedLately = (confirmedAt: string | null, days: number) =>
  confirmedAt !== null && Date.now() - Date.parse(confirmedAt) < days * 86_400_000;

interface AnswerProps {
  isGood?: boolean;
  title: string;
  children: React.ReactNode;
}

const Answer = ({ isGood = false, title, children }: AnswerProps) => (
  <div
    className={`rounded-m border-l-4 p-4 wrap-anywhere ${isGood ? "border-good bg-good-bg" : "border-warn bg-warn-bg"}`}
  >
    <h2 className="text-3">{title}</h2>
    <div className="mt-2 grid gap-1">{children}</div>
  </div>
);
