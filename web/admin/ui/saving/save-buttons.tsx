import { Button } from "#web/ui/button.tsx";

interface SaveButtonsProps {
  /** Id of the form. */
  form: string;
  label: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** The buttons at the end of a form in a dialog. */
export function SaveButtons({ form, label, isBusy, onCancel }: SaveButtonsProps) {
  return (
    <>
      <Button type="submit" form={form} busy={isBusy}>
        {label}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}
