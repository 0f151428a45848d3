'use client';

export { PriceRangeWidget as PriceRange, type PriceRangeWidgetProps as PriceRangeProps } from '@forecourt/search';
