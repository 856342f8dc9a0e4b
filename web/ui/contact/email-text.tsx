/** An email address. Large text is at most so wide that a usual one fits into one line; a longer one breaks after its "@". */
export function EmailText({ email }: { email: string }) {
  const [name, domain] = email.split("@");
  return (
    <span className="text-[length:min(100%,6vw)]">
      <span>{`${name}@`}</span>
      <wbr />
      <span>{domain}</span>
    </span>
  );
}
