import { Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import type { EnrolmentProps } from "./enrolment.tsx";

const enrolment = createLazyPart(() => import("./enrolment.tsx").then(({ Enrolment }) => Enrolment));

/** `Enrolment`, whose code draws the QR code and loads when the set-up starts. */
export function LazyEnrolment(props: EnrolmentProps) {
  return (
    <Suspense fallback={<SkeletonBar className="h-48" />}>
      <enrolment.Part {...props} />
    </Suspense>
  );
}
