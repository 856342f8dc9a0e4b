import { Icon } from "#web/ui/icons/icon.tsx";

const erasedData = (isChosen: boolean) => [
  "The person: name, all numbers and addresses, and the note",
  "The account, its saved homes and searches, and signed-in devices",
  `Name, email, phone and text in ${isChosen ? "the ticked" : "all their"} enquiries`,
  "Colleagues' notes on these enquiries",
];

const keptData = [
  "Reference, service, status and dates of enquiries, for the statistics",
  "A line in the audit log, without the email and the phone number",
  "The nightly backups, for up to 30 days",
] as const;

/** What an erasure removes, of all enquiries or of the ticked ones, and what it keeps: two lists side by side. */
export function ErasureEffects({ isChosen = false }: { isChosen?: boolean }) {
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <EffectList title="What is erased" icon="x" texts={erasedData(isChosen)} />
      <EffectList title="What is kept" icon="check" texts={keptData} />
    </div>
  );
}

interface EffectListProps {
  title: string;
  icon: "x" | "check";
  texts: readonly string[];
}

function EffectList({ title, icon, texts }: EffectListProps) {
  return (
    <div>
      <p className="text-1 font-bold">{title}</p>
      <ul className="mt-2 grid gap-2">
        {texts.map((text) => (
          <li key={text} className="grid grid-cols-[1.75rem_minmax(0,1fr)] text-1 text-ink2">
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
