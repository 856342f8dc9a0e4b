import { usePageHead } from "#web/lib/page/page-head.ts";
import { ImageTestPage } from "#web/site/features/image-test/image-test-page.tsx";

export function ImageTest() {
  usePageHead({ title: "Image test", noindex: true });
  return <ImageTestPage />;
}
