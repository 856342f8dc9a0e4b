import { Link, useSearchParams } from "react-router-dom";
import { reportSlug } from "#contract/services/services.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { usePageFormResult } from "#web/lib/forms/use-page-form-result.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { NextSteps } from "#web/site/ui/next-steps.tsx";
import { FeePolicy } from "#web/ui/contact/fee-policy.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { ReportForm } from "./report-form.tsx";

const maxIdLength = 100;

/** Anyone can edit the address, so text that cannot be an id is ignored. */
function readId(params: URLSearchParams): string | undefined {
  const id = params.get("property") ?? "";
  return id && id.length <= maxIdLength ? id : undefined;
}

/** Returns the keys of the data that the page starts from. */
export function reportKeys(params: URLSearchParams): string[] {
  const id = readId(params);
  return id ? [detailKey(id)] : [];
}

const steps = ["We check the listing.", "We hide it if it is wrong.", "We call you only if you left a number."];

/** The page that reports a home, or any listing if its address names none. */
export function ReportScreen() {
  const id = readId(useSearchParams()[0]);
  const { data } = useEndpoint(id ? detailKey(id) : null);
  const posted = usePageFormResult(reportSlug);
  usePageHead({ title: "Report a listing", description: "Tell us what is wrong with a listing.", noindex: true });
  const home = data?.data.property;
  return (
    <div className="wrap grid gap-x-12 gap-y-8 py-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-12">
      <div className="grid min-w-0 content-start">
        <h1>Report a listing</h1>
        {home ? (
          <p className="mt-3 wrap-anywhere">
            <Link to={paths.property(home.uuid)}>
              <span translate="no">{`${home.reference}:`}</span> <span>{home.title}</span>
            </Link>
          </p>
        ) : (
          <p className="mt-3 text-ink2">
            We check every report. You need no account. Leave a number only if we may call you.
          </p>
        )}
        <div className="lg:pt-6">
          <ReportForm uuid={id} posted={posted} />
        </div>
      </div>
      <NextSteps className="lg:order-1 lg:col-span-full" steps={steps} />
      <aside
        className="border-t border-line pt-4 lg:self-start lg:border-t-2 lg:border-ocean"
        aria-label="Call or message us"
      >
        <h2 className="text-3">Prefer to talk?</h2>
        <ContactPair className="mt-3" service="real-estate" chatText="Hello, I want to report a listing." hasNumber />
        <Link className="more mt-2" to={paths.verify}>
          Is it really us? Check a number <Icon name="arrow" />
        </Link>
        <FeePolicy className="mt-4 max-lg:hidden" />
      </aside>
    </div>
  );
}
