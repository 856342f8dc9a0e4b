import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { HomesToStartWith } from "#web/site/features/listings/home/homes-to-start-with.tsx";
import { AddressSearch } from "#web/site/features/listings/search/address-search.tsx";
import { ActionGroup } from "#web/site/ui/action-group.tsx";
import { buttonPairClass } from "#web/site/ui/contact/contact-pair.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/feedback/drawing.tsx";

export function NotFound() {
  usePageHead({ title: "Page not found", status: 404 });
  return (
    <div className="wrap pt-4 pb-12 lg:py-12">
      <Drawing name="lost">
        <p className="mt-6 mb-2 text-1 font-bold text-ink2">Error 404</p>
        <h1>Oops! Page not found</h1>
        <p className="mt-3 max-w-[46ch] text-ink2">
          Check the address for typing errors. The page may also have moved.
        </p>
        <AddressSearch />
        <ActionGroup className="mt-4">
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
          <div className={buttonPairClass}>
            <ButtonLink to={paths.properties} look="outline">
              All properties
            </ButtonLink>
            <ButtonLink to={paths.contact} look="outline">
              Contact us
            </ButtonLink>
          </div>
        </ActionGroup>
      </Drawing>
      <HomesToStartWith />
    </div>
  );
}
