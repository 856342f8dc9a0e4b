import { classNames } from "#web/lib/page/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Tag, TagStrip } from "#web/ui/tag.tsx";
import type { ShownProperty } from "../../facts/detail-property.ts";
import { statusText } from "../../facts/listing-status.ts";

interface StoryCaptionProps {
  property: ShownProperty;
  index: number;
  total: number;
  room: string | undefined;
  /** Whether a tap enlarges the photo. */
  canFill: boolean;
  /** What a screen reader announces. */
  label: string;
}

/**
 * On top of the photo: its number and room in a corner, a sign that a tap enlarges it, a mark for each photo, and
 * whether the listing is unavailable or a sample.
 */
export function StoryCaption({ property, index, total, room, canFill, label }: StoryCaptionProps) {
  const isPhoto = index < total;
  return (
    <>
      {(property.sample || !property.is_available) && (
        <TagStrip>
          {!property.is_available && <Tag tone="off">{statusText(property)}</Tag>}
          {property.sample && <Tag tone="sample">Sample</Tag>}
        </TagStrip>
      )}
      <p className="story-label" role="status">
        <span className="sr-only">{label}</span>
        {isPhoto && (
          <span className="story-tab" aria-hidden="true">
            <small>{`${index + 1} / ${total}`}</small>
            <span>{room ?? ""}</span>
          </span>
        )}
      </p>
      {canFill && (
        <span className="story-hint on-image">
          <Icon name="expand" />
        </span>
      )}
      {isPhoto && total > 1 && (
        <span className="story-marks" aria-hidden="true">
          {Array.from({ length: total }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its position
            <i key={i} className={classNames(i === index && "on")} />
          ))}
        </span>
      )}
    </>
  );
}
