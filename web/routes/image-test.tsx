import { ImageTestPage } from "#web/features/image-test/image-test-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function ImageTest() {
  usePageHead({ title: "Image test", noindex: true });
  return <ImageTestPage />;
}
