import { Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import type { SecondStepFormProps } from "./second-step-form.tsx";

const form = createLazyPart(() => import("./second-step-form.tsx").then(({ SecondStepForm }) => SecondStepForm));

/** `SecondStepForm`, whose code loads when a login needs it. */
export function LazySecondStepForm(props: SecondStepFormProps) {
  return (
    <Suspense fallback={<SkeletonBar className="h-48" />}>
      <form.Part {...props} />
    </Suspense>
  );
}
