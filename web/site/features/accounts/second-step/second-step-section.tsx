import { Suspense, useEffect, useRef } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { AccountSection } from "../account-page/account-section.tsx";

const id = "second-step";
const lead =
  "With it, logging in needs your password and a code from an app on your phone. A stolen password is not enough.";

const settings = createLazyPart(() =>
  import("./second-step-settings.tsx").then(({ SecondStepSettings }) => SecondStepSettings),
);

/** The second step on the account page. Its code loads after the page. */
export function SecondStepSection() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, []);
  return (
    <AccountSection id={id} title="Two-step login" lead={lead} headingRef={heading}>
      <Suspense fallback={<SkeletonBar className="h-24" />}>
        <settings.Part onClose={() => heading.current?.focus()} />
      </Suspense>
    </AccountSection>
  );
}
