import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { PublicWant, PublicWantResponse } from "#contract/wants/want.ts";
import { wantLimits } from "#contract/wants/want-kinds.ts";
import { filtersToParams } from "#shared/listings/property-filters.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { readFilterParams, wantParams } from "#shared/wants/read-filter-params.ts";
import { describeMissed } from "#shared/wants/want-label.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { formatCount, formatDate } from "#web/lib/format/format-values.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { forgetWant, rememberWant } from "#web/lib/wants/own-wants.ts";
import { formatClock, formatDayAndTime } from "#web/site/lib/format/appointment-times.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ExactText } from "#web/ui/exact-text.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { AskedFields } from "./asked-fields.tsx";
import { wantKey } from "./want-key.ts";

interface WantScreenProps {
  secret: string;
  /** Shows homes as cards, a part of another feature. */
  renderHomes: (homes: PublicWantResponse["data"]["matches"]) => Elements;
}

/** The page of a want: what it found, and how to change or end it. Its buttons are forms, so it works without a script. */
export function WantScreen({ secret, renderHomes }: WantScreenProps) {
  const { data, error, mutate } = useEndpoint(wantKey(secret));
  const { pathname } = useLocation();
  const isOver = data === null || (error instanceof ApiError && [404, 410].includes(error.status));
  usePageHead({ title: "What you look for", noindex: true, ...(isOver && { status: 410 }) });
  const own = data?.data.want;
  useEffect(() => {
    if (own?.status === "unconfirmed") return;
    if (own) rememberWant({ path: pathname, label: own.label, query: queryOf(own) });
    else if (isOver) forgetWant(pathname);
  }, [own, isOver, pathname]);
  if (isOver) return <EndedWant />;
  if (!data)
    return (
      <div className="wrap py-6">
        {error ? (
          <Message title="This page could not be loaded" headingLevel={1} role="alert">
            <Button onClick={() => void mutate()}>Try Again</Button>
          </Message>
        ) : (
          <p role="status">Loading...</p>
        )}
      </div>
    );
  const { want, held, matches, near } = data.data;
  const isHome = want.kind === "buy" || want.kind === "rent";
  return (
    <div className="wrap pt-4 pb-12 lg:pt-12">
      <h1>{headingOf(want)}</h1>
      <p className="mt-2 font-medium wrap-anywhere">
        <ExactText text={want.label} />
      </p>
      <p className="mt-2 max-w-[60ch] text-ink2">{stateText(want)}</p>
      {held && <HeldTime held={held} pathname={pathname} />}
      <WantActions want={want} pathname={pathname} />
      {isHome && <ChangeWant want={want} pathname={pathname} />}
      {isHome && (
        <>
          <h2 className="mt-8 mb-4">
            {matches.length > 0 ? formatCount(matches.length, "home fits", "homes fit") : "No home fits yet"}
          </h2>
          {renderHomes(matches)}
        </>
      )}
      {near.length > 0 && (
        <>
          <h2 className="mt-10">Nearly</h2>
          <ul className="mt-2 mb-4 text-ink2">
            {near.map(({ listing, missed }) => (
              <li key={listing.uuid}>{`${listing.title}: ${describeMissed(want, missed)}`}</li>
            ))}
          </ul>
          {renderHomes(near.map(({ listing }) => listing))}
        </>
      )}
    </div>
  );
}

/** Returns the filters of the list with the homes that a want looks for; "" for free times. */
function queryOf({ kind, filters }: PublicWant): string {
  const home = propertyKinds.find((one) => one === kind);
  return home ? `${filtersToParams({ ...readFilterParams(wantParams(filters)), kind: home })}` : "";
}

const channelTexts = {
  push: "On this phone, by a notification.",
  email: "By email.",
  whatsapp: "By WhatsApp: a colleague writes to you.",
  none: "Come back to this page: it shows what fits. Keep its address.",
};

function headingOf({ status, channel }: PublicWant): string {
  if (status === "unconfirmed") return "Shall we tell you?";
  return channel === "none" ? "What you look for" : "We tell you when one comes";
}

function stateText({ status, channel, ends_at }: PublicWant): string {
  if (status === "unconfirmed") return "Press the button, and we write to you when one comes.";
  if (status === "paused") return "Paused: we tell you nothing until you go on.";
  return `${channelTexts[channel]} Until ${formatDate(ends_at)}.`;
}

type Action = "confirm" | "pause" | "resume" | "renew" | "end";
const labels: Record<Action, string> = {
  confirm: "Yes, tell me",
  pause: "Pause",
  resume: "Go on",
  renew: "I am still looking",
  end: "End",
};

const askMs = wantLimits.askDays * 24 * 60 * 60_000;

/** Whether its owner is asked if they still look. */
const isEnding = (endsAt: string) => Date.parse(endsAt) - Date.now() < askMs;

function listActions({ status, ends_at }: PublicWant): Action[] {
  if (status === "unconfirmed") return ["confirm", "end"];
  return [...(isEnding(ends_at) ? (["renew"] as const) : []), status === "paused" ? "resume" : "pause", "end"];
}

const looks: Partial<Record<Action, "outline" | "quiet">> = { pause: "outline", end: "quiet" };

function WantActions({ want, pathname }: { want: PublicWant; pathname: string }) {
  return (
    <form method="post" action={pathname} className="mt-5 flex flex-wrap gap-2">
      {listActions(want).map((action) => (
        <Button key={action} type="submit" name="action" value={action} look={looks[action] ?? "solid"}>
          {labels[action]}
        </Button>
      ))}
    </form>
  );
}

/** The free time that is kept, and the form that books it. */
function HeldTime({ held, pathname }: { held: { start: string; until: string }; pathname: string }) {
  return (
    <section className="mt-4 rounded-m bg-sand2 p-4" aria-labelledby="held">
      <h2 id="held" className="text-3">{`Free: ${formatDayAndTime(held.start)}`}</h2>
      <p>{`We keep it for you until ${formatClock(held.until)}.`}</p>
      <form method="post" action={pathname} className="mt-3 grid max-w-[30rem] gap-4">
        <Field id="held-name" label="Name">
          <input className="in" id="held-name" name="name" autoComplete="name" required maxLength={wantLimits.name} />
        </Field>
        <Field id="held-phone" label="Phone number">
          <input className="in" id="held-phone" name="phone_number" type="tel" autoComplete="tel" required />
        </Field>
        <Button type="submit" name="action" value="take">
          Take this time
        </Button>
      </form>
    </section>
  );
}

/** Changes what most people look for; all other filters stay. */
function ChangeWant({ want: { filters }, pathname }: { want: PublicWant; pathname: string }) {
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-touch cursor-pointer items-center font-medium text-ocean">Change</summary>
      <form method="post" action={pathname} className="mt-2 grid max-w-[30rem] gap-4">
        <AskedFields params={wantParams(filters)} isOfOneKind />
        <Button type="submit" name="action" value="change">
          Save
        </Button>
      </form>
    </details>
  );
}

function EndedWant() {
  return (
    <div className="wrap py-6">
      <Message
        title="This has ended"
        headingLevel={1}
        actions={<ButtonLink to={paths.properties}>See all homes</ButtonLink>}
      >
        Or this address is not complete. We keep nothing of it. Search again to be told of the next one.
      </Message>
    </div>
  );
}
