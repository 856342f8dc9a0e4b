import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useSWRConfig } from "swr";
import { hiddenFieldName } from "#contract/enquiries/enquiry-limits.ts";
import type { PageData } from "#contract/site/page-renderer.ts";
import { type RejectedWant, rejectedWantKey } from "#contract/wants/rejected-want.ts";
import { withAsked } from "#shared/wants/asked-filters.ts";
import { describeWish } from "#shared/wants/want-wish.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { readFormValues } from "#web/lib/forms/read-form-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { tellMeLabel } from "#web/lib/page/tell-me-path.ts";
import { NextSteps } from "#web/site/ui/next-steps.tsx";
import { Button } from "#web/ui/button.tsx";
import { ExactText } from "#web/ui/exact-text.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { HiddenField } from "#web/ui/form/hidden-field.tsx";
import { AskedFields } from "./asked-fields.tsx";
import { ContactFields, contactFieldNames } from "./contact-fields.tsx";
import { readWanted } from "./read-wanted.ts";
import { TellOnPhone } from "./tell-on-phone.tsx";

export const channelsKey = endpointKey("GET /public/want-channels");

const steps = [
  "We compare each new home with what you look for.",
  "One that fits: you get its price and its photos.",
  "Each message has a link to change or stop it.",
];

const shownProblems = ["max_price", ...contactFieldNames];

/** The page that asks what a person looks for and how to tell of the next one, or of the next free time. It works without a script. */
export function TellMeScreen() {
  usePageHead({ title: tellMeLabel, noindex: true });
  const [params] = useSearchParams();
  const { pathname, search, key } = useLocation();
  const { fallback }: { fallback: PageData & { [rejectedWantKey]?: RejectedWant } } = useSWRConfig();
  // Only the page that was loaded with it shows a rejected form.
  const { values, problems }: RejectedWant = (key === "default" ? fallback[rejectedWantKey] : undefined) ?? {
    values: {},
    problems: {},
  };
  const [shown] = useState(() => withAsked(params, { kind: params.get("kind") ?? "rent", ...values }));
  const [fields, setFields] = useState(values);
  const form = useRef<HTMLFormElement>(null);
  const readForm = () => form.current && setFields(readFormValues(form.current));
  // The visitor may have chosen before this code has loaded, and browsers restore a form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is shown
  useEffect(() => void readForm(), []);
  const { data: channels } = useEndpoint(channelsKey);
  const wanted = readWanted(withAsked(shown, fields));
  if (params.has("sent"))
    return (
      <div className="wrap py-6">
        <Message title="Look into your mail" headingLevel={1} role="status">
          <p>We sent you a mail. Open the page in it and press the button: then we tell you when one comes.</p>
        </Message>
      </div>
    );
  const wish = describeWish(wanted.filters);
  const isWaiting = wanted.waiting !== undefined;
  return (
    <div className="wrap pt-3 pb-12 lg:pt-10">
      <h1>{tellMeLabel}</h1>
      <p className="mt-2 text-ink2">
        {isWaiting
          ? "When a time becomes free, we offer it to you and keep it for 30 minutes."
          : "We write once for each home that fits."}
      </p>
      <form
        ref={form}
        method="post"
        action={pathname + search}
        className={classNames(
          "mt-3 grid gap-3 lg:mt-6 lg:gap-x-12 lg:rounded-l lg:border lg:border-line lg:bg-raise lg:px-6 lg:py-6",
          isWaiting ? "max-w-[46rem]" : "lg:grid-cols-2",
        )}
        onChange={readForm}
      >
        <div className="grid content-start gap-4 empty:hidden">
          {Object.entries(problems)
            .filter(([field]) => !shownProblems.includes(field))
            .map(([field, problem]) => (
              <Notice key={field} tone="bad" title={problem} />
            ))}
          {!isWaiting && <AskedFields params={shown} problems={problems} />}
        </div>
        <div className="grid content-start gap-3">
          <ContactFields
            channel={fields.channel}
            values={values}
            problems={problems}
            hasEmail={channels?.email !== false}
          />
          {!isWaiting && (
            <p className="wrap-anywhere">
              <strong className="needs-script">
                <ExactText text={`${wish.title}${wish.others && `, ${wish.others}`}. `} />
              </strong>
              <span>We never write at night.</span>
            </p>
          )}
          <div className="flex flex-wrap gap-x-6">
            <Button className="max-lg:w-full" type="submit">
              {tellMeLabel}
            </Button>
            <TellOnPhone wanted={wanted} pushKey={channels?.push_key ?? null} />
            <Button className="px-0!" type="submit" name="channel" value="none" look="quiet">
              Only show it when I come back
            </Button>
          </div>
        </div>
        <HiddenField id="tell-empty" name={hiddenFieldName} />
      </form>
      {!isWaiting && <NextSteps className="mt-8" steps={steps} />}
    </div>
  );
}
