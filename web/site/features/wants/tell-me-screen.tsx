import { useLocation, useSearchParams } from "react-router-dom";
import { useSWRConfig } from "swr";
import { enquiryLimits, hiddenFieldName } from "#contract/enquiries/enquiry-limits.ts";
import type { PageData } from "#contract/site/page-renderer.ts";
import { type RejectedWant, rejectedWantKey } from "#contract/wants/rejected-want.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { describeWant } from "#shared/wants/want-label.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { Button } from "#web/ui/button.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { HiddenField } from "#web/ui/form/hidden-field.tsx";
import { readWanted } from "./read-wanted.ts";
import { TellOnPhone } from "./tell-on-phone.tsx";

export const channelsKey = endpointKey("GET /public/want-channels");

/** What is wanted is beside the form where there is room, and below it if the text is large. */
const pageClass =
  "wrap grid content-start pt-4 pb-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:pt-12";
/** A field with its button beside it. */
const channelClass = "grid gap-3 border-t border-line pt-4 sm:grid-cols-2 sm:items-end";

/** The page that asks how a person wants to be told of the next home, or of the next free time. It works without a script. */
export function TellMeScreen() {
  usePageHead({ title: "Tell me when one comes", noindex: true });
  const [params] = useSearchParams();
  const { pathname, search, key } = useLocation();
  const { fallback }: { fallback: PageData & { [rejectedWantKey]?: RejectedWant } } = useSWRConfig();
  // Only the page that was loaded with it shows a rejected form.
  const { values, problems }: RejectedWant = (key === "default" ? fallback[rejectedWantKey] : undefined) ?? {
    values: {},
    problems: {},
  };
  const { data: channels } = useEndpoint(channelsKey);
  const wanted = readWanted(params);
  if (params.has("sent"))
    return (
      <div className="wrap py-6">
        <Message title="Look into your mail" headingLevel={1} role="status">
          <p>We sent you a mail. Open the page in it and press the button: then we tell you when one comes.</p>
        </Message>
      </div>
    );
  const isWaiting = wanted.waiting !== undefined;
  return (
    <div className={pageClass}>
      <h1>Tell me when one comes</h1>
      <div className="mt-3 border-l-4 border-ocean pl-3 max-[22em]:order-1 lg:col-start-2 lg:row-[1/span_2] lg:self-start">
        <p className="text-3 font-bold wrap-anywhere">
          {isWaiting ? "The next free time" : describeWant(wanted.filters) || "All homes"}
        </p>
        <p className="mt-1 text-ink2">
          {isWaiting
            ? "When a time becomes free, we offer it to you and keep it for 30 minutes."
            : "We compare each new home with all of this. You hear of each home once, and never at night."}
        </p>
      </div>
      <form method="post" action={pathname + search} className="mt-6 grid gap-6 lg:mt-8">
        {Object.entries(problems).map(([field, problem]) => (
          <Notice key={field} tone="bad" title={problem} />
        ))}
        {!isWaiting && !wanted.filters.kind && (
          <fieldset>
            <legend className="mb-2 font-bold">To rent or to buy?</legend>
            {propertyKinds.map((kind) => (
              <label key={kind} className="chip mr-2 px-6">
                <input type="radio" name="kind" value={kind} defaultChecked={values.kind === kind} required />
                <span>{kind === "rent" ? "Rent" : "Buy"}</span>
              </label>
            ))}
          </fieldset>
        )}
        <TellOnPhone wanted={wanted} pushKey={channels?.push_key ?? null} />
        <fieldset className={channelClass}>
          <legend className="sr-only">By WhatsApp</legend>
          <Field id="tell-phone" label="By WhatsApp: your number" error={problems.phone_number}>
            <input
              className="in"
              id="tell-phone"
              name="phone_number"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={enquiryLimits.phone}
              defaultValue={values.phone_number}
            />
          </Field>
          <Button type="submit" name="channel" value="whatsapp">
            Tell me by WhatsApp
          </Button>
        </fieldset>
        {channels?.email !== false && (
          <fieldset className={channelClass}>
            <legend className="sr-only">By email</legend>
            <Field id="tell-email" label="By email: your address" error={problems.email}>
              <input
                className="in"
                id="tell-email"
                name="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={values.email}
              />
            </Field>
            <Button type="submit" name="channel" value="email" look="outline">
              Tell me by email
            </Button>
          </fieldset>
        )}
        <div className="border-t border-line pt-4">
          <Button className="px-0!" type="submit" name="channel" value="none" look="quiet">
            Only show it when I come back
          </Button>
        </div>
        <HiddenField id="tell-empty" name={hiddenFieldName} />
      </form>
    </div>
  );
}
