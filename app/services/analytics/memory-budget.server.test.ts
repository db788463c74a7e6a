import { expect, test } from 'vitest'
import { createMemoryBudget, BudgetExceededError } from './memory-budget.server'

test('limits all reservations together (ANA-05)', () => {
  const budget = createMemoryBudget(10)
  const [one, other] = [budget(), budget()]
  one.add(6)
  other.add(4)
  expect(() => other.add(1)).toThrow(BudgetExceededError)
  one.release()
  other.add(6)
  expect(() => one.add(1)).toThrow(BudgetExceededError)
})

test('releases a reservation once (ANA-05)', () => {
  const budget = createMemoryBudget(10)
  const reservation = budget()
  reservation.add(10)
  reservation.release()
  reservation.release()
  reservation.add(10)
  expect(() => budget().add(1)).toThrow(BudgetExceededError)
})
