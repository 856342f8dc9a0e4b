import type { ServiceSlug } from "#contract/services/services.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Thumbnail } from "#web/ui/thumbnail.tsx";
import type { EnquirySubject } from "../enquiry-subject.ts";
import { EnquiryForm } from "../form/enquiry-form.part.tsx";

export interface EnquirySheetProps {
  title: string;
  service: ServiceSlug;
  about: EnquirySubject;
  /** What the page below shows of the subject. `image` is a URL. */
  summary: { image: string | undefined; price: string; title: string };
  openingMessage: string;
  /** Path of the page with the same form. */
  path: string;
  onClose: () => void;
}

/** An enquiry form in a sheet over the page of its subject. */
export function EnquirySheet({ title, summary, onClose, ...form }: EnquirySheetProps) {
  return (
    <Dialog variant="sheet" title={title} onClose={onClose}>
      <div className="flex items-center gap-3 border-b border-line py-2">
        {summary.image && (
          <Thumbnail
            className="h-15 w-[80px] flex-none rounded-s bg-sand2 object-cover"
            src={summary.image}
            width="80"
            height="60"
            alt=""
          />
        )}
        <p className="min-w-0 wrap-anywhere">
          <b className="block" translate="no">
            {summary.price}
          </b>
          <span className="line-clamp-2 text-1 text-ink2">{summary.title}</span>
        </p>
      </div>
      <EnquiryForm {...form} isInSheet submitLabel="Send" />
    </Dialog>
  );
}
