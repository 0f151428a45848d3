export const Picture = () => <img src="/car.avif" />;
