export const price = (car: any) => car.price;
