import { Icon } from "#web/ui/icons/icon.tsx";

/** The heart of a home, as it looks on its photo, in a sentence that names it. */
export const HeartInText = () => (
  <span className="inline-block align-[-4px] text-press">
    <Icon name="heart" />
  </span>
);
