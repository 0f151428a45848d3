export function Planted() {
  return <p>Prizes are handed out at the dealership.</p>;
}
