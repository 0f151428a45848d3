import { useState } from 'react';

export const useTerm = () => useState(60);
