import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";

/** `buy` and `rent` have their own colours, `off` has inverted colours, `sample` marks sample data. */
export type TagTone = "buy" | "rent" | "off" | "sample" | "plain";

const tones: Record<TagTone, string> = {
  buy: "tag-buy bg-[#0e4a54] text-[#fff]",
  rent: "tag-rent bg-warn-bg text-ink",
  off: "tag-off bg-[#8c1f2f] text-[#fff]",
  sample: "tag-sample bg-[#d8e6e2] text-[#0e3a42]",
  plain: "bg-raise text-ink",
};

/** A label; several go into one `TagStrip`. */
export function Tag({ tone = "plain", children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={`tag px-2 py-1 ${tones[tone]}`}>{children}</span>;
}

/**
 * Beside the heart. The border separates dark tags from dark skies. Large text grows with the image only, so that it does not
 * cover it.
 */
const onImageClass = classNames(
  "pointer-events-none absolute top-2 left-2 z-2 max-w-[calc(100%-0.5rem-52px)] flex-wrap border border-line",
  "text-[length:min(var(--text-1),max(16px,6cqi))]",
);

interface TagStripProps {
  children: ReactNode;
  isOnImage?: boolean;
  className?: string;
}

export function TagStrip({ children, isOnImage, className }: TagStripProps) {
  return (
    <p
      className={classNames(
        "tags flex w-fit overflow-hidden rounded-s text-1/[1.4] font-bold",
        isOnImage && onImageClass,
        className,
      )}
    >
      {children}
    </p>
  );
}
