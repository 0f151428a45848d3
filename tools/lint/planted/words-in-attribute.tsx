export function Call({ phone }: { phone: string }) {
  return <a href={`tel:${phone}`} aria-label={`Call ${phone}`} />;
}
