// What few values of a type have, behind a pointer: the others do not pay for its room.
#pragma once

#include <memory>
#include <utility>

namespace annales::inline engine {

/// A T, copied with whoever has it. Until somebody writes it, it is as a T begins.
template <class T> class Apart {
public:
  Apart() = default;
  Apart(T value) : value_(std::make_unique<T>(std::move(value))) {}
  Apart(const Apart& other) : value_(other.value_ ? std::make_unique<T>(*other.value_) : nullptr) {}
  Apart(Apart&&) noexcept = default;
  Apart& operator=(Apart other) noexcept {
    value_ = std::move(other.value_);
    return *this;
  }
  ~Apart() = default;

  [[nodiscard]] const T* operator->() const {
    static const T kAsItBegins;
    return value_ ? value_.get() : &kAsItBegins;
  }
  [[nodiscard]] T* operator->() {
    if (!value_) value_ = std::make_unique<T>();
    return value_.get();
  }

private:
  std::unique_ptr<T> value_;
};

} // namespace annales::inline engine
