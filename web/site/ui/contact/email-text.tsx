/** An email address that breaks after its "@", if it does not fit into one line. */
export function EmailText({ email }: { email: string }) {
  const [name, domain] = email.split("@");
  return (
    <>
      <span>{`${name}@`}</span>
      <wbr />
      <span>{domain}</span>
    </>
  );
}
