import { useLocation } from "react-router-dom";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";

/** Placeholder for a section that is not open yet. Health pages have their own heading. */
export function ComingSoon() {
  const { pathname } = useLocation();
  const heading = pathname.startsWith(paths.health) ? "Health Services is coming soon" : "This section is coming soon";
  usePageHead({ title: heading, noindex: true });
  return (
    <div className="wrap grid gap-8 py-12 lg:grid-cols-2 lg:items-center lg:py-18">
      <div>
        <h1>{heading}</h1>
        <p className="mt-3 max-w-[46ch] text-ink2">
          This section is not ready yet. Until then, call or message us and we will help you.
        </p>
        <div className="mt-6 flex flex-wrap gap-2">
          <ButtonLink to={paths.home}>Go Home</ButtonLink>
          <ButtonLink to={paths.contact} look="outline">
            Contact Us
          </ButtonLink>
        </div>
      </div>
      <img
        className="aspect-3/2 w-full rounded-m object-cover"
        src="/art/night-800.webp"
        srcSet="/art/night-480.webp 480w, /art/night-800.webp 800w"
        sizes="(min-width: 60em) 36rem, 100vw"
        width="800"
        height="533"
        loading="lazy"
        alt=""
      />
    </div>
  );
}
