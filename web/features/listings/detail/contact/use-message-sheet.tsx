import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { messagePath } from "#web/lib/page/paths.ts";
import { useSheetEntry } from "#web/lib/page/use-sheet-entry.ts";
import type { DetailProperty } from "../detail-property.ts";
import { formatPropertyPrice } from "../format-property-price.ts";
import type { MessageLinkProps } from "./message-link-props.ts";

interface MessageSheetProps {
  title: string;
  service: "real-estate";
  about: { label: string; property_uuid: string };
  summary: { image: string | undefined; price: string; title: string };
  openingMessage: string;
  page: string;
  onClose: () => void;
}

/** Loads the sheet with the enquiry form, which is part of another feature. */
export type LoadMessageSheet = () => Promise<ComponentType<MessageSheetProps>>;

/**
 * Opens the message form in a sheet over the listing. Its links lead to the contact page, which visitors without a script
 * get, and everyone else when the code of the sheet cannot be loaded.
 */
export function useMessageSheet(
  property: DetailProperty,
  loadSheet: LoadMessageSheet,
): { link: MessageLinkProps; sheet: ReactNode } {
  const { isOpen, open, close } = useSheetEntry("message");
  const navigate = useNavigate();
  const [Sheet, setSheet] = useState<ComponentType<MessageSheetProps>>();
  const [isLoading, setIsLoading] = useState(false);
  const page = messagePath(property.uuid);
  const label = `${property.title} (${property.reference})`;

  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const load = () => loadSheet().then((component) => setSheet(() => component));
  const preload = () => void load().catch(() => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a page that is reloaded with its sheet open
  useEffect(() => {
    if (isOpen && !Sheet) preload();
  }, [isOpen]);

  const openSheet = (event: MouseEvent) => {
    // The browser opens a new tab or window itself.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsLoading(true);
    load()
      .then(
        () => isMounted.current && open(),
        () => isMounted.current && navigate(page),
      )
      .finally(() => setIsLoading(false));
  };

  return {
    link: { onClick: openSheet, onPointerEnter: preload, onFocus: preload, "aria-busy": isLoading || undefined },
    sheet: isOpen && Sheet && (
      <Sheet
        title="Send Message"
        service="real-estate"
        about={{ label, property_uuid: property.uuid }}
        summary={{
          image: property.images[0]?.variants[0]?.url ?? property.images[0]?.url,
          price: formatPropertyPrice(property),
          title: property.title,
        }}
        openingMessage={`Hello, I am interested in ${label}.`}
        page={page}
        onClose={close}
      />
    ),
  };
}
