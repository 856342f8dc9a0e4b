import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/feedback/message.tsx";

export function NotFound() {
  usePageHead({ title: "Page not found", status: 404 });
  return (
    <div className="wrap py-6 lg:py-18">
      <Drawing name="lost">
        <p className="text-5 font-bold text-ocean">404</p>
        <h1 className="mt-2">Oops! Page not found</h1>
        <p className="mt-3 max-w-[46ch] text-ink2">
          Check the address for typing errors. The page may also have moved.
        </p>
        <div className="mt-6 flex flex-wrap gap-2">
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
          <ButtonLink to={paths.properties} look="outline">
            All properties
          </ButtonLink>
        </div>
      </Drawing>
    </div>
  );
}
