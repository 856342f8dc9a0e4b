import { Link, useSearchParams } from "react-router-dom";
import { reportSlug } from "#contract/services/services.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { usePageFormResult } from "#web/lib/forms/use-page-form-result.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";
import { ContactButtons } from "#web/site/ui/contact/contact-buttons.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
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

/** The page that reports a home. Without a home it says how to report one. */
export function ReportScreen() {
  const id = readId(useSearchParams()[0]);
  const { data } = useEndpoint(id ? detailKey(id) : null);
  const posted = usePageFormResult(reportSlug);
  usePageHead({ title: "Report a listing", description: "Tell us what is wrong with a listing.", noindex: true });
  const home = data?.data.property;
  return (
    <div className="wrap py-8 *:max-w-[40rem] lg:py-12">
      <h1>Report a listing</h1>
      {home && (
        <p className="mt-3 wrap-anywhere">
          <Link to={paths.property(home.uuid)}>
            <span translate="no">{`${home.reference}:`}</span> <span>{home.title}</span>
          </Link>
        </p>
      )}
      {id || posted.sent ? (
        <ReportForm uuid={id ?? ""} posted={posted} />
      ) : (
        <>
          <p className="mt-4">Open the listing and choose “Report this listing” below its contacts, or call us.</p>
          <ButtonLink className="mt-4 max-sm:w-full" to={paths.properties}>
            Find the listing
          </ButtonLink>
        </>
      )}
      <div className="mt-8 flex flex-wrap gap-2 border-t border-line pt-4">
        <ContactButtons service="real-estate" chatText="Hello, I want to report a listing." />
      </div>
    </div>
  );
}
