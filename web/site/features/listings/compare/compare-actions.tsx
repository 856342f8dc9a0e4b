import { formatCount } from "#web/lib/format/format-values.ts";
import { useOrigin } from "#web/lib/page/site-context.ts";
import { useShareLink } from "#web/lib/page/use-share-link.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { type ComparedHome, isListed } from "./compared-home.ts";
import { comparePath } from "./compared-ids.ts";
import { useSendImage } from "./image/use-send-image.ts";

/** Shares the comparison: its link, or one image of it. */
export function CompareActions({ homes }: { homes: readonly ComparedHome[] }) {
  const url = useOrigin() + comparePath(homes.map(({ uuid }) => uuid));
  const title = `${formatCount(homes.length, "home")} compared`;
  const listed = homes.filter(isListed);
  const text = listed.map(({ property }) => property.title).join(" · ");
  const link = useShareLink({ title, text, url });
  const image = useSendImage(listed, { title, url });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" className="needs-script px-3 max-[22em]:[&>.i]:hidden" onClick={link.share}>
          <Icon name="share" />
          Share
        </Button>
        {listed.length > 0 && (
          <Button
            look="outline"
            className="needs-script px-3 max-[22em]:[&>.i]:hidden"
            busy={image.isBusy}
            onClick={image.send}
          >
            <Icon name="image" />
            <span>{image.isBusy ? "Drawing..." : "Send as image"}</span>
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-1 font-bold text-good wrap-anywhere select-all empty:absolute">
        {link.status ?? image.status}
      </p>
    </>
  );
}
