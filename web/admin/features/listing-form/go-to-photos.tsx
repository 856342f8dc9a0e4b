import { Button } from "#web/ui/button.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";

/** Leads to the photos, the last section. A colleague who is in the home with a phone often adds them first. */
export function GoToPhotos({ inputId }: { inputId: string }) {
  const open = () => {
    const input = document.getElementById(inputId);
    input?.closest("section")?.scrollIntoView();
    input?.focus({ preventScroll: true });
  };
  return (
    <Button look="quiet" className="-mx-3 lg:hidden" onClick={open}>
      <LineIcon name="image" /> Go to photos
    </Button>
  );
}
