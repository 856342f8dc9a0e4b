import { Link } from "react-router-dom";
import type { VerifyResponse } from "#contract/site/verify.ts";
import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { placeText } from "#web/site/lib/format/place-text.ts";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { ExactText } from "#web/ui/exact-text.tsx";
import { formatPropertyPrice } from "../facts/format-property-price.ts";
import { confirmationText, statusText } from "../facts/listing-status.ts";

type Answer = VerifyResponse["data"];

/** Says whether it is ours, which part is not, what the home costs, and what to do next. */
export function VerifyAnswer({ answer }: { answer: Answer }) {
  const { result, listing } = answer;
  if (listing) return <HomeAnswer listing={listing} answer={answer} />;
  if (result === "ours")
    return (
      <AnswerBox isGood title={oursTitle(answer)}>
        <PartList answer={answer} />
      </AnswerBox>
    );
  if (result === "nothing_to_check")
    return (
      <AnswerBox title="What should we check?">
        <p>There is no phone number, link or reference in this text. Paste the whole message, or enter one of them.</p>
      </AnswerBox>
    );
  const isMixed = answer.checked.some((part) => part.result === "ours");
  return (
    <AnswerBox title={isMixed ? "Not all of this is ours" : "Not ours"}>
      <PartList answer={answer} />
      <p>
        {isMixed ? "Do not pay, and do not use what is not ours. This is how to reach us:" : "This is how to reach us:"}
      </p>
      <ContactPair className="mt-3" service="real-estate" hasNumber />
    </AnswerBox>
  );
}

function HomeAnswer({ listing, answer }: { listing: NonNullable<Answer["listing"]>; answer: Answer }) {
  const { listing_rules } = useSite();
  const isAvailable = isOnMarket(listing.status);
  const isConfirmed = isConfirmedLately(answer.confirmed_at, listing_rules.confirm_after_days);
  const offered = isConfirmed ? "Yes, this home is on offer" : "This home is ours, but not confirmed lately";
  return (
    <AnswerBox isGood={isAvailable && isConfirmed} title={isAvailable ? offered : statusText(listing)}>
      <p>
        <Link to={paths.property(listing.uuid)}>
          <span translate="no">{`${listing.reference}:`}</span> <span>{listing.title}</span>
        </Link>
      </p>
      <p>
        <ExactText text={joinParts([formatPropertyPrice(listing), placeText(listing)], " · ")} />
      </p>
      <p>
        {isAvailable
          ? joinParts([statusText(listing), confirmationText(listing, listing_rules.confirm_after_days)], " · ")
          : "It is ours, but nobody can rent or buy it now. Do not pay for it."}
      </p>
      <PartList answer={answer} isPhoneOnly home={listing.reference} />
    </AnswerBox>
  );
}

const oursTitles = {
  phone: "Yes, this is our number",
  link: "Yes, this leads to us",
  reference: "Yes, this is ours",
};
const oursTitle = ({ checked: [first, second] }: Answer) =>
  second || !first ? "Yes, all of this is ours" : oursTitles[first.kind];

interface PartListProps {
  answer: Answer;
  isPhoneOnly?: boolean;
  /** The home that shows the numbers. */
  home?: string;
}

const notOurs = {
  phone: "is not our number.",
  link: "does not lead to us.",
  reference: "is not a reference of ours.",
};

/** Names each part, first those that are not ours. */
function PartList({ answer, isPhoneOnly = false, home }: PartListProps) {
  const { name } = useSite();
  const ours = {
    phone: home ? `is our number for ${home}.` : `is a number of ${name}.`,
    link: `leads to ${name}.`,
    reference: "is a home of ours.",
  };
  const parts = answer.checked.filter(({ kind }) => !isPhoneOnly || kind === "phone");
  const first = parts.filter(({ result }) => result === "not_ours");
  const others = parts.filter(({ result }) => result === "ours");
  return [...first, ...others].map(({ text, kind, result }) => (
    <p key={`${kind} ${text}`}>
      <span className="wrap-anywhere" translate="no">
        {text}
      </span>{" "}
      <ExactText text={(result === "ours" ? ours : notOurs)[kind]} />
    </p>
  ));
}

/** Whether the agency has said in the last days that the home is on the market. */
const isConfirmedLately = (confirmedAt: string | null, days: number) =>
  confirmedAt !== null && Date.now() - Date.parse(confirmedAt) < days * 86_400_000;

interface AnswerBoxProps {
  isGood?: boolean;
  title: string;
  children: React.ReactNode;
}

const AnswerBox = ({ isGood = false, title, children }: AnswerBoxProps) => (
  <div
    className={`rounded-m border-l-4 p-4 wrap-anywhere ${isGood ? "border-good bg-good-bg" : "border-warn bg-warn-bg"}`}
  >
    <h2 className="text-3">{title}</h2>
    <div className="mt-2 grid gap-1">{children}</div>
  </div>
);
